import { graphqlMount } from "@/lib/transports/graphql/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = graphqlMount;
