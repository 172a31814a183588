import { eq } from "drizzle-orm";
import sharp from "sharp";
import { database } from "@/db/client";
import { media } from "@/db/schema";
import { type MediaView, uploadMedia } from "@/lib/contracts/values/media";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/media";
const picture = (color = "#28527a") =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const sent = (buffer: Buffer, name = "work.jpg", alt = "A blue wall") => ({
  file: { name, mimeType: "image/jpeg", buffer },
  alt,
});

test.describe("201", () => {
  test("a picture that everybody can see for a year, once for a key", async ({ api }) => {
    const { headers, creator } = await makeCaller(["media:write"]);
    const call = { headers: keyed(headers), multipart: sent(await picture()) };
    const response = await api.post(PATH, call);
    expect(response.status()).toBe(201);
    const made: MediaView = await response.json();
    expect(made).toMatchObject({ width: 400, height: 300, alt: "A blue wall" });
    expect(await (await api.post(PATH, call)).text()).toBe(await response.text());
    expect(await database().$count(media, eq(media.userId, creator.userId))).toBe(1);

    const { pathname } = new URL(made.url);
    const seen = await api.get(pathname);
    expect(seen.headers()).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect((await sharp(await seen.body()).metadata()).width).toBe(400);
    const { etag = "" } = seen.headers();
    expect((await api.get(pathname, { headers: { "if-none-match": etag } })).status()).toBe(304);
    expect((await api.get(pathname.replace("-400", "-1280"))).status()).toBe(404);
  });
});

test.describe("refused", () => {
  test("what is no picture, with what helps; too large; without the scope", async ({ api }) => {
    const { headers } = await makeCaller(["media:write"]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const response = await api.post(PATH, { headers: keyed(headers), multipart: sent(svg, "logo.png") });
    await expectRefusal(response, 422, "validation_error");
    expect(await response.text()).toContain("Export it as PNG");
    const big = sent(Buffer.alloc(15 * 1024 * 1024 + 1));
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), multipart: big }), 413, "payload_too_large");
    const other = await makeCaller(["posts:write"]);
    const refused = await api.post(PATH, { headers: keyed(other.headers), multipart: sent(await picture()) });
    await expectRefusal(refused, 403, "insufficient_scope");
  });
});

describeRefusals(uploadMedia, async (api, headers) =>
  api.post(PATH, { headers: keyed(headers), multipart: sent(await picture()) }),
);
