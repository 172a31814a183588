import type { z } from "zod";
import { createIntro, type IntroView } from "@/lib/contracts/contact/intros";
import { type Category, listCategories } from "@/lib/contracts/network/categories";
import { FounderQuery, listFounders } from "@/lib/contracts/network/founders";
import { requestIntro } from "@/lib/domain/contact/intros/request";
import { findFounders } from "@/lib/domain/network/founders/find";
import { viewTaxonomy } from "@/lib/domain/platform/taxonomy/view";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { pageArguments, pageCost, shown } from "../connection";
import { admit } from "../context";
import { FounderIntentEnum, FounderStageEnum } from "../enums";
import { mutate } from "../mutation";
import { keyArgument, payloadOf } from "../payload";
import { FounderConnection, FounderRef } from "../refs";
import { standsFor } from "../root-field";

type CategoryView = z.output<typeof Category>;

/** The taxonomy, founders and introductions. */
export function defineNetwork(): void {
  const Subcategory = builder.objectRef<CategoryView["subcategories"][number]>("Subcategory").implement({
    description: "A kind of service within a category.",
    fields: (t) => ({
      slug: t.exposeString("slug", { description: "Unique." }),
      name: t.exposeString("name", { description: "As people read it." }),
      skills: t.exposeStringList("skills", { description: "Examples." }),
    }),
  });
  const CategoryRef = builder.objectRef<CategoryView>("Category").implement({
    description: "A category of the service taxonomy.",
    fields: (t) => ({
      slug: t.exposeString("slug", { description: "What `profiles(category:)` takes." }),
      name: t.exposeString("name", { description: "As people read it." }),
      description: t.exposeString("description", { description: "What belongs to it." }),
      subcategories: t.expose("subcategories", {
        type: [Subcategory],
        description: "The kinds of services in it.",
        complexity: { field: 1, multiplier: 30 },
      }),
    }),
  });
  FounderRef.implement({
    description: "A creator who builds something and opted into being found for it.",
    fields: (t) => ({
      handle: t.exposeString("handle", { description: "Whose card it is." }),
      displayName: t.exposeString("display_name", { description: "As people read it." }),
      building: t.exposeString("building", { description: "What they build, in their own words." }),
      stage: t.expose("stage", { type: FounderStageEnum, description: "How far it is." }),
      intent: t.expose("intent", { type: [FounderIntentEnum], description: "What they are looking for." }),
      raising: t.exposeBoolean("raising", { description: "Whether they are raising money now." }),
      profileUrl: t.exposeString("profile_url", { description: "The page for people." }),
      agentJsonUrl: t.exposeString("agent_json_url", { description: "The same for agents." }),
    }),
  });

  builder.queryFields((t) => ({
    categories: t.field({
      type: [CategoryRef],
      ...standsFor(listCategories, "The service taxonomy: 12 categories and 359 subcategories."),
      complexity: { field: 1, multiplier: 12 },
      resolve: (_root, _args, context) => {
        admit(context, listCategories);
        return viewTaxonomy().data;
      },
    }),
    founders: t.field({
      type: FounderConnection,
      ...standsFor(
        listFounders,
        "Founders who opted into discovery: with words the best match first, else the newest.",
      ),
      args: {
        ...pageArguments(t.arg),
        query: t.arg.string({ description: "Words in what they build or look for." }),
        stage: t.arg({ type: FounderStageEnum, description: "Only founders at this stage." }),
        raisingOnly: t.arg.boolean({ description: "Only founders who are raising money now." }),
      },
      complexity: pageCost,
      resolve: async (_root, { raisingOnly, ...args }, context) => {
        admit(context, listFounders);
        const sent = { ...args, raisingOnly: raisingOnly ? "true" : "false" };
        return shown(await findFounders(context.ctx, parseArguments(FounderQuery, sent)), args.after);
      },
    }),
  }));

  const IntroRef = builder.objectRef<IntroView>("Intro").implement({
    description: "An introduction request as its sender sees it.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "Identifier with the prefix `intro_`." }),
      status: t.exposeString("status", { description: "`PENDING`: it lies in the creator's inbox." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was made." }),
    }),
  });
  const NewIntro = builder.inputType("RequestIntroInput", {
    description: "Who asks whom, and why.",
    fields: (t) => ({
      handle: t.string({ required: true, description: "A creator who opted into discovery." }),
      note: t.string({ required: true, description: "Who asks, and why: 1 to 1,000 characters." }),
      callbackUrl: t.string({ description: "A public URL where an answer may be sent." }),
    }),
  });
  builder.mutationField("requestIntro", (t) =>
    t.field({
      type: payloadOf<IntroView>("RequestIntroPayload", (f) => ({
        intro: f.field({
          type: IntroRef,
          nullable: true,
          description: "The request; null when it was refused.",
          resolve: ({ view }) => view,
        }),
      })),
      ...standsFor(createIntro, "Puts a request into a creator's inbox; nothing connects by itself. Five per minute."),
      args: {
        input: t.arg({ type: NewIntro, required: true, description: "The request." }),
        idempotencyKey: keyArgument(t.arg),
      },
      complexity: 10,
      resolve: (_root, { input, idempotencyKey }, context) =>
        mutate(context, createIntro, { idempotencyKey, input }, (ctx, body) => requestIntro(ctx, body)),
    }),
  );
}
