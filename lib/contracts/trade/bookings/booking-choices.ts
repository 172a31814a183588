/** What a creator chooses from when they open for bookings. Without Zod: forms in the browser read it too. */

export const SLOT_MINUTES = [15, 20, 30, 45, 60, 90, 120] as const;
export const BUFFER_MINUTES = [0, 5, 10, 15, 30, 60] as const;
export const NOTICE_HOURS = [0, 2, 4, 12, 24, 48, 72, 168] as const;
export const HORIZON_DAYS = [7, 14, 28, 60, 90] as const;
export const LOCATION_KINDS = ["video", "phone", "in_person"] as const;

/** How many types of bookings a creator can offer. */
export const MOST_TYPES = 20;
