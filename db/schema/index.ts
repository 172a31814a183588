export * from "./access";
export * from "./accounts";
export * from "./orders";
export * from "./payments";
export * from "./posts";
export * from "./products";
export * from "./profiles";
export * from "./webhooks";
