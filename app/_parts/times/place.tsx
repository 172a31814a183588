import { placeText } from "@/lib/domain/trade/bookings/schedule/times-text";

type PlaceProps = {
  kind: Parameters<typeof placeText>[0];
  /** The link, number or address, as its host wrote it. */
  location: string;
};

/** Only these are links: what a host writes runs nothing. */
const LINK = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]])/i;

/** Where one meets: "Video call: https://…", in which the address of a page is a link. */
export function Place({ kind, location }: PlaceProps) {
  const [before = "", href, ...after] = placeText(kind, location).split(LINK);
  return (
    <span>
      {before}
      {href && URL.canParse(href) ? (
        <a
          href={href}
          rel="noopener noreferrer nofollow ugc"
          className="rounded-sm text-primary-ink underline underline-offset-4"
        >
          {href}
        </a>
      ) : (
        href
      )}
      {after.join("")}
    </span>
  );
}
