import { graphqlMount } from "@/lib/graphql/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = graphqlMount;
