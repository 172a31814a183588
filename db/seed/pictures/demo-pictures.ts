import { createHash } from "node:crypto";
import { lorelei, notionists } from "@dicebear/collection";
import { createAvatar, type Style } from "@dicebear/core";
import type { media, mediaUses, Picture, portfolioPieces } from "@/db/schema";
import type { DemoShop } from "../demo-rows/shops";
import { between } from "../random";
import type { Source } from "../source";
import { H, paletteOf, randomOf, W } from "./canvas";
import { worksOf } from "./works";

type Rows = {
  media: (typeof media.$inferInsert)[];
  uses: (typeof mediaUses.$inferInsert)[];
  pieces: (typeof portfolioPieces.$inferInsert)[];
};

const FACES = [notionists, lorelei] as const;

/**
 * Gives every demo shop a face, a portfolio and pictures of its products, drawn by our own code (the faces by DiceBear, CC0 styles).
 * Only the drawings are written: a width is made of one when somebody first asks for it.
 */
export function drawPictures(source: Source, shops: readonly DemoShop[]): Rows {
  const rows: Rows = { media: [], uses: [], pieces: [] };
  for (const shop of shops) {
    const keep = (svg: string, alt: string, widths: number[], height: number): Picture => {
      const id = source.id("med", shop.memberSince);
      const hash = createHash("sha256").update(svg).digest("hex").slice(0, 32);
      const picture = { id, hash, width: widths.at(-1) ?? 0, height, alt, placeholder: placeholderOf(shop), widths };
      rows.media.push({
        ...picture,
        userId: shop.userId,
        drawing: svg,
        unusedSince: null,
        createdAt: shop.memberSince,
      });
      return picture;
    };
    const use = (subject: Rows["uses"][number]["subject"], subjectId: string, picture: Picture) =>
      rows.uses.push({ subject, subjectId, mediaId: picture.id });
    shop.avatar = keep(face(shop), shop.creator.displayName, [96, 320], 320);
    use("avatar", shop.profileId, shop.avatar);
    const works = worksOf(shop.creator).map((work) => ({
      ...work,
      picture: keep(work.svg, work.alt, [96, 320, 640, 1280], H),
    }));
    for (const [position, { title, picture }] of works.entries()) {
      const id = source.id("piece", shop.memberSince);
      use("portfolio", id, picture);
      const year = source.now.getUTCFullYear() - Math.min(position, 3);
      const shown = { title, category: shop.creator.categories[0], link: null, year, media: [picture] };
      rows.pieces.push({
        id,
        profileId: shop.profileId,
        ...shown,
        position,
        createdAt: shop.memberSince,
        updatedAt: shop.memberSince,
      });
    }
    for (const [index, { product }] of [...shop.products.values()].entries()) {
      const images = works
        .slice(index)
        .concat(works.slice(0, index))
        .map((work) => work.picture)
        .slice(0, 3);
      product.images = images;
      for (const picture of images) use("product", product.id, picture);
    }
  }
  return rows;
}

function face({ creator: { handle } }: DemoShop): string {
  const random = randomOf(`${handle} face`);
  const style = FACES[between(random, 0, 1)] as Style<object>;
  const hue = ["c7e0d2", "f3d9c1", "d5dcf0", "f0d0d8", "e9e2c0", "d9cdea"][between(random, 0, 5)] ?? "d5dcf0";
  return createAvatar(style, { seed: handle, size: 320, backgroundColor: [hue] }).toString();
}

/** Two of the creator's colours, in a few bytes. */
function placeholderOf({ creator }: DemoShop): string {
  const { wash, tone } = paletteOf(creator.handle);
  const text = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${W / 320} ${H / 320}'><path fill='${wash}' d='M0 0h4v3H0z'/><path fill='${tone}' d='M0 2h4v1H0z'/></svg>`;
  const escaped = text.replace(/[%#<>' ]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `data:image/svg+xml,${escaped}`;
}
