/** What the sign-in form is told in place of a complaint when the account has a second step. */
export const SECOND_STEP = "SecondStep";
