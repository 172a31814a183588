import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { patternOf, renderManifest, routeFiles } from "@/bin/manifest";
import { isEndpoint } from "@/lib/transports/http/endpoint";
import { MANIFEST } from "./manifest.gen";
import { createMatcher, type RouteModule } from "./match";

describe("the API host's manifest", () => {
  it("agrees with app/**/route.ts (run `npm run manifest`)", () => {
    expect(readFileSync("lib/transports/host/routing/manifest.gen.ts", "utf8")).toBe(renderManifest());
  });

  it("has handlers that all stand in the one frame of answers, so that nothing crashes unlogged", () => {
    const bare = MANIFEST.flatMap(([pattern, module]) =>
      Object.entries(module as RouteModule)
        .filter(([, handler]) => typeof handler === "function" && !isEndpoint(handler))
        .map(([method]) => `${method} ${pattern}`),
    );
    expect(bare).toEqual([]);
  });

  it("leaves the sign-in library's endpoints to Next", () => {
    expect(routeFiles().some(([file]) => file.includes("api/auth"))).toBe(false);
  });

  it.each([
    ["app/api/v1/me/route.ts", "/api/v1/me"],
    ["app/(site)/[handle]/agent.json/route.ts", "/:handle/agent.json"],
    ["app/api/[...unknown]/route.ts", "/api/**:unknown"],
    ["app/api/[[...unknown]]/route.ts", "/api/**:unknown"],
  ])("%s answers %s", (file, pattern) => {
    expect(patternOf(file)).toBe(pattern);
  });

  it("matches as Next's router does: literals, then parameters, then catch-alls, decoded", () => {
    const match = createMatcher([
      ["/api/**:unknown", { name: "unknown" }],
      ["/api/v1/posts", { name: "posts" }],
      ["/api/v1/posts/:id", { name: "post" }],
    ]);
    expect(match("/api/v1/posts")?.module.name).toBe("posts");
    expect(match("/api/v1/posts/a%20b")).toEqual({ module: { name: "post" }, params: { id: "a b" } });
    expect(match("/api/v2/anything")?.module.name).toBe("unknown");
    expect(match("/api/v1/posts/%zz")?.params).toEqual({ id: "%zz" });
    expect(match("/creators")).toBeUndefined();
  });
});
