/** A QR code of these modules. Always dark on light: apps do not read the other way round. */
export function QrCode({ modules, label }: { modules: boolean[][]; label: string }) {
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md border border-border bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
