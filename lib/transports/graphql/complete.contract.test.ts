import type { GraphQLInputObjectType, GraphQLNonNull } from "graphql";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { OPERATIONS } from "@/lib/contracts";
import { camelCase } from "./building/naming";
import { graphSchema } from "./schema";

/** Operations of REST without a field of their own, and why. */
const WITHOUT: Record<string, string> = {
  uploadFile: "takes the bytes of a file, which JSON does not carry",
  downloadFile: "answers the bytes of a file, which JSON does not carry",
  uploadMedia: "takes the bytes of a picture, which JSON does not carry",
  listReviews: "a creator's reviews are the field `reviews` of `Profile`",
};

/** Members of bodies and queries that no argument stands for, and why. */
const MEMBERS_WITHOUT: Record<string, string> = {
  "searchCreators.facets": "the connection has them, and counts them when they are selected",
  "searchOffers.facets": "the connection has them, and counts them when they are selected",
  "listInboxMessages.wait": "a query asks for several things at once: none of them waits",
  "createAgentRun.sync": "a mutation answers at once; `agentRun` says how far it is",
  "createRun.sync": "a mutation answers at once; `agentRun` says how far it is",
  "searchCreators.min_trust": "`minTrustScore` was there before it",
};

const roots = [graphSchema().getQueryType(), graphSchema().getMutationType()];
const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
const fieldsOf = (id: string) => fields.filter(({ extensions }) => extensions.operation === id);

describe("every operation of REST", () => {
  it.each(OPERATIONS.map(({ id }) => id))("%s has a field, or a reason why not", (id) => {
    const found = fieldsOf(id).length > 0;
    expect([found, id in WITHOUT]).toEqual(found ? [true, false] : [false, true]);
  });

  it.each(OPERATIONS.filter(({ id }) => !(id in WITHOUT)).map((operation) => [operation.id, operation] as const))(
    "%s takes in GraphQL what it takes in REST",
    (id, { params, query, body }) => {
      const missing = [...membersOf(params).slice(1), ...membersOf(query), ...membersOf(body)].filter(
        (member) => !fieldsOf(id).some((field) => takes(field, member)) && !(`${id}.${member}` in MEMBERS_WITHOUT),
      );
      expect(missing).toEqual([]);
    },
  );

  it("is excused by name only where it is there and lacks something", () => {
    const known = new Map(OPERATIONS.map((operation) => [operation.id, operation]));
    expect(Object.keys(WITHOUT).filter((id) => !known.has(id))).toEqual([]);
    for (const name of Object.keys(MEMBERS_WITHOUT)) {
      const [id = "", member = ""] = name.split(".");
      expect([...membersOf(known.get(id)?.query), ...membersOf(known.get(id)?.body)], name).toContain(member);
      expect(
        fieldsOf(id).every((field) => !takes(field, member)),
        name,
      ).toBe(true);
    }
  });
});

function membersOf(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodUnion) return [...new Set((schema.options as z.ZodType[]).flatMap(membersOf))];
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

type Field = (typeof fields)[number];

/** Whether a field has an argument for a member, or its input a field. Relay's names stand for those of pages. */
function takes({ args }: Field, member: string): boolean {
  const names = [camelCase(member), { limit: "first", cursor: "after" }[member]];
  const input = args.find((arg) => arg.name === "input")?.type as GraphQLNonNull<GraphQLInputObjectType> | undefined;
  const inside = Object.keys(input?.ofType.getFields() ?? {});
  return args.some((arg) => names.includes(arg.name)) || inside.some((name) => names.includes(name));
}
