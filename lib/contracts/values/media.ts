import { z } from "zod";
import { operation } from "../operation";
import { idOf } from "./ids";
import { OwnUrl } from "./page";
import { text } from "./text";

/** The largest picture that is taken, in bytes. */
export const MAX_MEDIA_BYTES = 15 * 1024 * 1024;
/** The most pixels that a picture may have. */
export const MAX_MEDIA_PIXELS = 50_000_000;
/** Widths in pixels at which a picture is kept; those that it is wide enough for, and its own where it lies well between two. */
export const MEDIA_WIDTHS = [96, 320, 640, 1280, 1920] as const;

const Pixels = z.int().min(1);

export const Media = z
  .object({
    id: idOf("med"),
    url: OwnUrl.meta({ description: "URL of its widest variant. Never changes, and what it answers neither." }),
    width: Pixels.meta({ description: "Width of that variant, in pixels." }),
    height: Pixels.meta({ description: "Height of that variant, in pixels." }),
    alt: z.string().meta({ description: "What there is to see, for people who cannot see it; may be empty." }),
    placeholder: z.string().meta({
      description: "A `data:` URL of the picture in a few pixels, to show until it has arrived.",
    }),
    variants: z
      .array(
        z
          .object({
            width: Pixels.meta({ description: "Width in pixels." }),
            height: Pixels.meta({ description: "Height in pixels." }),
            url: OwnUrl.meta({ description: "URL of the picture at this width." }),
          })
          .meta({ description: "A picture at one width." }),
      )
      .meta({ description: "The picture at each width that is kept, narrowest first, as WebP." }),
  })
  .meta({ id: "Media", description: "A public picture." });

export type MediaView = z.infer<typeof Media>;

/** A picture in lists. */
export const Thumbnail = Media.omit({ variants: true }).meta({ description: "A public picture at its widest." });

export const Alt = text(300, { trim: true }).meta({
  description: "What there is to see, for people who cannot see it; at most 300 characters.",
  example: "The harbour's name in heavy letters on a blue wall",
});

/** A picture as it is put somewhere: uploaded before, by the same account. */
export const MediaChoice = z
  .strictObject({
    media_id: idOf("med").meta({ description: "A picture that you uploaded by `POST /v1/media`." }),
    alt: Alt.optional().meta({ description: "What there is to see. Left out: as it was said at the upload." }),
  })
  .meta({ id: "MediaChoice", description: "A picture to show." });

export type MediaChoice = z.output<typeof MediaChoice>;

export const NewMedia = z
  .strictObject({ alt: Alt.default("") })
  .meta({ id: "NewMedia", description: "The fields next to the file." });

const BASE = "https://guildhall.example/media/5f0c9d2e7ab14c3388f1c07de6a94b21";

export const EXAMPLE_MEDIA = {
  id: "med_01k5s3v9n6e8wbr4q2ycx7th0d",
  url: `${BASE}-640.webp`,
  width: 640,
  height: 480,
  alt: "The harbour's name in heavy letters on a blue wall",
  placeholder: "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=",
  variants: [
    { width: 96, height: 72, url: `${BASE}-96.webp` },
    { width: 320, height: 240, url: `${BASE}-320.webp` },
    { width: 640, height: 480, url: `${BASE}-640.webp` },
  ],
};

export const uploadMedia = operation({
  id: "uploadMedia",
  method: "POST",
  path: "/v1/media",
  summary: "Upload a picture",
  description:
    "Takes one picture as the part `file` of `multipart/form-data`: JPEG, PNG, WebP, AVIF or GIF (its first frame), at most 15 MB and 50 megapixels, at least 96 pixels wide and high. It is turned upright, freed of its metadata, converted to sRGB and kept as WebP at the widths 96, 320, 640, 1280 and 1920 that it is wide enough for, and at its own where that is below 1920 and more than a tenth above the widest of them. Anyone who has its URL can see it. Name its id where it is to be shown, such as in `images` of a product; what nothing shows for a day is deleted.",
  tag: "Media",
  touches: "shared",
  scope: "media:write",
  tier: "FREE",
  status: 201,
  upload: { maxBytes: MAX_MEDIA_BYTES },
  body: NewMedia,
  response: Media,
  perMinute: 60,
  errors: ["conflict"],
  example: { body: { alt: EXAMPLE_MEDIA.alt }, response: EXAMPLE_MEDIA },
});
