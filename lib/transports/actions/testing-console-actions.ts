import { type Answer, none } from "./testing-reasons";

/** Those of the developers' console. */
export const CONSOLE_ACTIONS: Record<string, Record<string, Answer>> = {
  "(console)/developers/_overview/actions.ts": {
    makeFixtureAction: "createFixture",
    advanceClockAction: "advanceTestClock",
  },
  "(console)/developers/agents/actions.ts": {
    saveAgentAction: "createAgent updateAgent",
    archiveAgentAction: "archiveAgent",
    restoreAgentAction: "updateAgent",
    limitAgentAction: none("credentials"),
    cancelRunAction: "cancelRun",
    startRunAction: "createAgentRun createIntent",
  },
  "(console)/developers/apps/actions.ts": {
    createAppAction: none("credentials"),
    checkRedirectUrisAction: none("reading"),
    updateAppAction: none("credentials"),
    rotateSecretAction: none("credentials"),
    disableAppAction: none("credentials"),
  },
  "(console)/developers/billing/actions.ts": {
    choosePlanAction: none("paying"),
    openPortalAction: none("paying"),
    askEnterpriseAction: none("paying"),
  },
  "(console)/developers/keys/actions.ts": {
    createKeyAction: none("credentials"),
    createBuyingKeyAction: none("credentials"),
    limitKeyAction: none("credentials"),
    renameKeyAction: "updateKey",
    restrictKeyAction: none("credentials"),
    rotateKeyAction: none("credentials"),
    revokeKeyAction: "revokeKey",
  },
  "(console)/developers/logs/actions.ts": { keepBodiesAction: none("account"), repeatAction: none("reading") },
  "(console)/developers/webhooks/[id]/actions.ts": {
    updateEndpointAction: "updateWebhookEndpoint",
    enableEndpointAction: "updateWebhookEndpoint",
    rotateSigningSecretAction: "rotateWebhookSecret",
    sendTestAction: "sendTestEvent",
    recoverAction: "recoverDeliveries",
    replayAction: "replayDelivery",
    replaySelectionAction: "replayDeliveries",
  },
  "(console)/developers/webhooks/actions.ts": {
    createEndpointAction: "createWebhookEndpoint",
    disableEndpointAction: "disableWebhookEndpoint",
    openInboxAction: "createWebhookInbox",
  },
};
