import { env } from "@/lib/core/env";

/** Who asks for passkeys: this site, by its host. A key made for another one does not sign here (Web Authentication, 5.1.2). */
export function relyingParty(): { name: string; id: string; origin: string } {
  const { hostname, origin } = new URL(env().BASE_URL);
  return { name: "Guildhall", id: hostname, origin };
}
