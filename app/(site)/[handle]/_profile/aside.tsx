import { Bot, ExternalLink } from "lucide-react";
import { FounderCard } from "@/app/_parts/founders/founder-card";
import { Report } from "@/app/_parts/report/report";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { TrustScore } from "@/app/_ui/data/trust-score";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardTitle } from "@/app/_ui/looks/card";
import { httpOnly } from "@/app/_ui/text/markdown";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { Surroundings } from "../load-surroundings";
import { BookCard } from "./book-card";
import { Memberships } from "./memberships/memberships";

/** Trust, the ways in, memberships, what they build, skills and links. */
export function ProfileAside({ profile, around }: { profile: ProfileView; around: Surroundings }) {
  return (
    <aside aria-label={`About ${profile.display_name}`} className="wrap-anywhere grid grid-cols-1 content-start gap-5">
      <Card>
        <CardContent>
          <TrustScore score={profile.trust_score} isNew={profile.is_new} components={profile.trust_components} open />
        </CardContent>
      </Card>
      {profile.mcp_discoverable ? <ForAgents profile={profile} /> : null}
      {around.books && !around.own ? <BookCard handle={profile.handle} name={profile.display_name} /> : null}
      {profile.tiers.length > 0 || around.ownTier ? (
        <Memberships profile={profile} ownTier={around.ownTier} own={around.own} />
      ) : null}
      {around.founder ? <FounderCard card={around.founder} /> : null}
      <Card className="has-[>:empty]:hidden">
        <CardContent className="grid gap-5">
          <Categories profile={profile} />
          <Skills profile={profile} />
          <Links profile={profile} />
        </CardContent>
      </Card>
      {around.own ? null : <Report kind="profile" id={profile.id} className="justify-self-start" />}
    </aside>
  );
}

function ForAgents({ profile }: { profile: ProfileView }) {
  return (
    <Card>
      <CardContent className="grid gap-2">
        <CardTitle className="flex items-center gap-2">
          <Bot aria-hidden className="size-5 text-primary" />
          Open to agents
        </CardTitle>
        <p className="text-muted-foreground">Your agent can read this profile and open a checkout for you.</p>
        <Copyable
          variant="block"
          value={profile.agent_json_url}
          display={`/${profile.handle}/agent.json`}
          label="address of agent.json"
        />
      </CardContent>
    </Card>
  );
}

function Categories({ profile }: { profile: ProfileView }) {
  if (profile.categories.length === 0) return null;
  return (
    <div className="grid gap-2">
      <CardTitle>Works in</CardTitle>
      <ul className="grid gap-1">
        {profile.categories.map((category) => (
          <li key={category.slug}>
            <Link href={`/categories/${category.slug}`} className="rounded-sm text-primary-ink hover:underline">
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Skills({ profile }: { profile: ProfileView }) {
  if (profile.skills.length === 0) return null;
  return (
    <div className="grid gap-2">
      <CardTitle>Skills</CardTitle>
      <ul className="flex flex-wrap gap-1.5">
        {profile.skills.map((skill) => (
          <li key={skill}>
            <Badge>{skill}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Links({ profile }: { profile: ProfileView }) {
  const links = profile.links.flatMap(({ label, url }) => {
    const href = httpOnly(url);
    return href ? [{ label, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <div className="grid gap-2">
      <CardTitle>Elsewhere</CardTitle>
      <ul className="grid gap-1">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              rel="nofollow ugc noopener"
              className="inline-flex items-center gap-1.5 rounded-sm text-primary-ink hover:underline"
            >
              {link.label}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
