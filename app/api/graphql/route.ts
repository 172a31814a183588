import { graphqlMount } from "@/lib/transports/graphql/serving/http";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = graphqlMount;
