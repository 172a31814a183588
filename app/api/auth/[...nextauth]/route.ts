import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/actions/auth";

type Segment = { params: Promise<{ nextauth: string[] }> };

/** The sign-in library's own endpoints: the one API path that stays with Next. */
async function handler(request: NextRequest, segment: Segment) {
  return NextAuth(request, { params: await segment.params } as never, authOptions());
}

export { handler as GET, handler as POST };
