/** The two pictures of a profile: the shape of each, and how many pixels of it are worth sending. */
export const PLACES = {
  avatar: { name: "picture", title: "Your picture", ratio: 1, round: true, widest: 640 },
  cover: { name: "cover", title: "Your cover", ratio: 4, round: false, widest: 1_920 },
} as const;

export type Place = keyof typeof PLACES;
