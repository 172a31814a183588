import { dispatchWith } from "./dispatch";
import { MANIFEST } from "./manifest.gen";
import { createMatcher } from "./match";

/** Answers a request of this very process with the handlers of the API. */
export const answerHere = dispatchWith(createMatcher(MANIFEST));
