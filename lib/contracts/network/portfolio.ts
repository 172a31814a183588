import { z } from "zod";
import { idOf } from "../ids";
import { Media } from "../media";
import { OwnUrl } from "../page";

export const PortfolioPiece = z
  .object({
    id: idOf("piece"),
    title: z.string().meta({ description: "What the work is called." }),
    category: z
      .string()
      .nullable()
      .meta({ description: "Slug of the category that it belongs to; null when not said." }),
    link: z.string().nullable().meta({ description: "Where more of it is to be seen; null without one." }),
    year: z.int().nullable().meta({ description: "The year that it was made in; null when not said." }),
    media: z.array(Media).meta({ description: "Its pictures, the first one for lists." }),
    url: OwnUrl.meta({ description: "URL of its page." }),
  })
  .meta({ id: "PortfolioPiece", description: "Work that a creator shows." });

export type PortfolioPieceView = z.infer<typeof PortfolioPiece>;
