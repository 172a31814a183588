import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";

/** Why no program does what an action does. */
const WHY = {
  reading: "It only reads a page further, or shows what was typed: the operations of the same lists answer it.",
  entrance: "A person's way into an account, by a password or a link in their mailbox.",
  account:
    "The person's own account: their name, mailbox, password, devices, and leaving. A stolen key must not reach it.",
  credentials: "Keys, apps and what they may do and spend are given by a person who has just proved who they are.",
  consent: "The person's own yes or no to what programs do.",
  paying: "Paid, chosen or set up by the person on the processor's page, in their browser.",
  discovery: "Whether agents may find somebody at all is that person's own choice, before any program's.",
  link: "For whoever came by a link in a mail and has no account.",
  bell: "What one person is shown on the site. Programs hear of the same things by events, each in its own mode.",
  operators: "Of those who operate the service, with a second factor; `npm run admin` for their scripts.",
  review: "A review is published by the person: `draftReview` puts it before them.",
  membership: "A person's own subscription: joined and paid in the browser, and left there.",
} as const;

type Answer = string | { none: keyof typeof WHY };
const none = (why: keyof typeof WHY): Answer => ({ none: why });

/** Each server action, by its file below `app`, and the operations that do the same. */
const ACTIONS: Record<string, Record<string, Answer>> = {
  "(account)/change-email/actions.ts": { confirmEmailChangeAction: none("account") },
  "(account)/forgot-password/actions.ts": { forgotPasswordAction: none("entrance") },
  "(account)/oauth/authorize/actions.ts": { decideAction: none("consent"), decidePlainly: none("consent") },
  "(account)/reset-password/actions.ts": { resetPasswordAction: none("entrance") },
  "(account)/_parts/passkey-actions.ts": { passkeySignInAction: none("entrance") },
  "(account)/sign-up/actions.ts": { signUpAction: none("entrance"), beginPasskeySignUpAction: none("entrance") },
  "(account)/verify-email/actions.ts": { verifyEmailAction: none("entrance") },
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
    rotateKeyAction: none("credentials"),
    revokeKeyAction: "reportKey",
  },
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
  "(creator)/settings/account/actions.ts": {
    renameAction: none("account"),
    changePasswordAction: none("account"),
    changeEmailAction: none("account"),
    cancelEmailChangeAction: none("account"),
    mayExportAction: none("account"),
    leaveAction: none("account"),
  },
  "(creator)/settings/actions.ts": {
    editProfileAction: "updateProfile",
    profilePictureAction: "updateProfile",
    setDiscoverableAction: none("discovery"),
  },
  "(creator)/settings/apps/actions.ts": {
    revokeConnectionAction: none("credentials"),
    limitConnectionAction: none("credentials"),
  },
  "(creator)/settings/notifications/actions.ts": { chooseNoticesAction: none("account") },
  "(creator)/settings/security/actions.ts": {
    endSessionAction: none("account"),
    endOtherSessionsAction: none("account"),
  },
  "(creator)/settings/security/passkeys/actions.ts": {
    beginPasskeyAction: none("account"),
    addPasskeyAction: none("account"),
    renamePasskeyAction: none("account"),
    removePasskeyAction: none("account"),
  },
  "(creator)/settings/security/providers/actions.ts": {
    beginLinkAction: none("account"),
    unlinkAction: none("account"),
  },
  "(creator)/settings/security/second-step/actions.ts": {
    beginAction: none("account"),
    confirmAction: none("account"),
    renewCodesAction: none("account"),
    turnOffAction: none("account"),
  },
  "(creator)/studio/bookings/actions.ts": {
    saveAvailabilityAction: "saveBookingHours",
    addBlockAction: "createBookingBlock",
    removeBlockAction: "deleteBookingBlock",
    cancelBookingAction: "cancelBooking",
    markBookingAction: "markBooking",
  },
  "(creator)/studio/briefs/actions.ts": { answerBriefAction: "answerBrief", passBriefAction: "answerBrief" },
  "(creator)/studio/founder/actions.ts": { saveFounderAction: "saveFounderCard" },
  "(creator)/studio/intros/actions.ts": { answerIntroAction: "answerIntro", declineIntroAction: "answerIntro" },
  "(creator)/studio/memberships/actions.ts": {
    saveTierAction: "createTier updateTier",
    archiveTierAction: "updateTier",
    restoreTierAction: "updateTier",
    moveTierAction: "updateTier",
  },
  "(creator)/studio/orders/[id]/actions.ts": {
    deliverAction: "deliverOrder",
    cancelAction: "cancelOrder",
    refundAction: "refundOrder",
  },
  "(creator)/studio/orders/availability/actions.ts": { chooseAvailabilityAction: "setAvailability" },
  "(creator)/studio/payouts/actions.ts": { startOnboardingAction: none("paying"), openDashboardAction: none("paying") },
  "(creator)/studio/portfolio/actions.ts": {
    savePieceAction: "createPortfolioPiece updatePortfolioPiece",
    deletePieceAction: "deletePortfolioPiece",
    reorderPiecesAction: "updatePortfolioPiece",
  },
  "(creator)/studio/posts/actions.tsx": {
    savePostAction: "createPost updatePost publishPost",
    unpublishPostAction: "unpublishPost",
    deletePostAction: "deletePost",
    previewPostAction: none("reading"),
  },
  "(creator)/studio/products/actions.ts": {
    saveProductAction: "createProduct updateProduct publishProduct",
    archiveProductAction: "archiveProduct",
    restoreProductAction: "publishProduct",
    reorderProductsAction: "reorderProducts",
  },
  "(creator)/studio/reviews/actions.ts": { replyAction: "replyToReview" },
  "(operator)/operator/actions.ts": {
    decideCaseAction: none("operators"),
    decideDisputeAction: none("operators"),
    changeStandingAction: none("operators"),
    tryAgainAction: none("operators"),
    banWordAction: none("operators"),
    unbanWordAction: none("operators"),
  },
  "(site)/[handle]/actions.tsx": { loadReviews: "listReviews", loadPosts: "listPosts" },
  "(site)/[handle]/book/actions.ts": { bookAction: "bookSlot" },
  "(site)/[handle]/join-actions.ts": { joinAction: none("membership") },
  "(site)/[handle]/products/[slug]/actions.ts": { buy: "createOrder", tellMeWhen: none("bell") },
  "(site)/approvals/actions.ts": {
    approveAction: none("consent"),
    refuseAction: none("consent"),
    publishAction: none("review"),
  },
  "(site)/bookings/[id]/actions.ts": { cancelAction: none("link") },
  "(site)/briefs/new/actions.ts": { postAction: "postBrief" },
  "(site)/creators/actions.tsx": { loadCreators: "searchCreators", loadServices: "searchOffers" },
  "(site)/memberships/actions.ts": { leaveAction: none("membership"), stayAction: none("membership") },
  "(site)/orders/[id]/actions.ts": {
    sendReview: none("review"),
    acceptAction: "acceptPurchase",
    reviseAction: "requestPurchaseRevision",
    disputeAction: "disputePurchase",
  },
  "(site)/orders/[id]/brief-action.ts": { sendBrief: "submitPurchaseBrief" },
  "(site)/orders/link/actions.ts": { askOrderLinksAction: none("link") },
  "_parts/become-creator.ts": { becomeCreatorAction: none("entrance") },
  "_parts/conversation/actions.ts": {
    writeAction: "sendMessage messageOrder messagePurchase",
    readAction: "markThreadRead",
    blockAction: "blockThread",
    unblockAction: "unblockThread",
    askAction: "askCreator",
  },
  "_parts/leaving/actions.ts": { stayAction: none("account") },
  "_parts/quotes/actions.ts": {
    requestAction: "requestQuote",
    declineAction: "declineQuote",
    withdrawAction: "withdrawQuote",
    acceptAction: "createOrder",
    offerAction: "offerQuote offerToBrief",
  },
  "_parts/report/actions.ts": { reportAction: "createReport" },
  "_parts/saved/actions.ts": { saveAction: "saveItem removeSavedItem" },
  "_parts/saved/search-actions.ts": {
    keepSearchAction: "saveSearch",
    dropSearchAction: "removeSavedSearch",
    mailSearchAction: "updateSavedSearch",
    stopMailsAction: none("link"),
  },
  "_parts/send-verification.ts": { resendVerificationAction: none("entrance") },
  "_parts/settling/actions.ts": {
    speakAction: "addOrderStatement addPurchaseStatement",
    proposeAction: "proposeForOrder proposeForPurchase",
    proposePartAction: "proposeForOrder proposeForPurchase",
    proposeAgainAction: "proposeForOrder proposeForPurchase",
    acceptProposalAction: "acceptForOrder acceptForPurchase",
    askToCancelAction: "cancelPurchase",
    declineCancelAction: "declineCancelOrder",
    tipAction: "tipPurchase",
    refundTipAction: "refundTip",
    retryRefundAction: "retryRefund",
  },
  "_parts/step-up/actions.ts": {
    waysToProveAction: none("account"),
    proveAction: none("account"),
    beginPasskeyProofAction: none("account"),
    proveByPasskeyAction: none("account"),
  },
  "_parts/suggest-tags.ts": { suggestTagsAction: none("reading"), suggestSkillsAction: none("reading") },
  "_parts/workroom/actions.ts": {
    proposeDueDateAction: "proposeDueDate proposePurchaseDueDate",
    answerDueDateAction: "answerDueDate answerPurchaseDueDate",
  },
  "_ui/frame/mode-actions.ts": { chooseMode: none("bell") },
  "_ui/frame/terms/actions.ts": { agreeToTermsAction: none("consent") },
  "_ui/frame/notices/actions.ts": { readNoticesAction: none("bell") },
  "_ui/search/suggest.ts": { suggestAction: none("reading") },
};

/** Every server action of the pages, by its file below `app`. */
function serverActions(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(join("app", file), "utf8");
    if (!source.startsWith('"use server"')) continue;
    found[file] = [...source.matchAll(/^export (?:const|async function) (\w+)/gm)].map(([, name = ""]) => name).sort();
  }
  return found;
}

describe("programs can do all that people can", () => {
  it("each server action of the pages has an operation that does the same, or a reason why there is none", () => {
    const said = Object.fromEntries(Object.entries(ACTIONS).map(([file, of]) => [file, Object.keys(of).sort()]));
    expect(said).toEqual(serverActions());
  });

  it("no action stands inside a page, where this would not see it", () => {
    const inline = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
      (name) => /\.tsx?$/.test(name) && /^\s+"use server"/m.test(readFileSync(join("app", name), "utf8")),
    );
    expect(inline).toEqual([]);
  });

  it("what does the same is there", () => {
    const known = new Set(OPERATIONS.map(({ id }) => id));
    const named = Object.values(ACTIONS).flatMap((of) =>
      Object.values(of).flatMap((answer) => (typeof answer === "string" ? answer.split(" ") : [])),
    );
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(70);
  });

  it("every reason is somebody's", () => {
    const used = Object.values(ACTIONS).flatMap((of) =>
      Object.values(of).flatMap((answer) => (typeof answer === "string" ? [] : [answer.none])),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(WHY).sort());
  });
});
