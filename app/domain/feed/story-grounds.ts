/** The grounds a story of words may be written on, as they are kept. Their colours are in `ui/palette.ts` under the same
 *  names, their names for readers in the catalogue of the feed. */
export const storyGrounds = ['DEPTH', 'LAKE', 'ICE', 'STEPPE', 'FIELD', 'FOREST', 'CLAY', 'NIGHT'] as const
export type StoryGround = (typeof storyGrounds)[number]
