/** What a receiver runs on each delivery, as the console shows it. A test runs it against our own signatures. */
export const VERIFY_EXAMPLE = `import { createHmac, timingSafeEqual } from "node:crypto";

export function isGenuine(rawBody, header, secret) {
  const parts = header.split(",").map((part) => part.split("="));
  const time = parts.find(([name]) => name === "t")?.[1];
  if (Math.abs(Date.now() / 1000 - time) > 300) return false;
  const expected = createHmac("sha256", secret).update(\`\${time}.\${rawBody}\`).digest();
  return parts.some(([name, hex]) => {
    const sent = Buffer.from(hex, "hex");
    return name === "v1" && sent.length === expected.length && timingSafeEqual(sent, expected);
  });
}`;
