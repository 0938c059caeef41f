/** Keys of the backgrounds of a text story. Their colours have the same keys in `ui/palette.ts`; their names are in the
 *  feed catalogue. */
export const storyGrounds = ['DEPTH', 'LAKE', 'ICE', 'STEPPE', 'FIELD', 'FOREST', 'CLAY', 'NIGHT'] as const
export type StoryGround = (typeof storyGrounds)[number]
