import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/transports/actions/session/auth";
import { signInMount } from "@/lib/transports/rest/sign-in-endpoints";

/** The sign-in library's own endpoints: the one API path that stays with Next. It knows no HEAD. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = signInMount(async (request, segment) => {
  const asked = request.method === "HEAD" ? new NextRequest(request.url, { headers: request.headers }) : request;
  return NextAuth(asked as never, { params: await segment?.params } as never, authOptions());
});
