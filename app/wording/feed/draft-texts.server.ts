import type { Reader } from '#app/i18n/reader.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { momentTexts } from './post-cards.server.ts'

type Draft = { id: string; text: string; createdAt: Date }

/** The beginning of a text by which its author knows it again, in letters. */
const BEGINNING = 120

/** Describes a person's drafts, each with the page on which they decide about it. */
export function draftTexts(drafts: readonly Draft[], reader: Reader<'postTexts'>, now = new Date()) {
  return drafts.map(({ id, text, createdAt }) => {
    const letters = [...text]
    const beginning = letters.length > BEGINNING ? `${letters.slice(0, BEGINNING).join('')}…` : text
    return {
      to: communityPathOf('checkPost', { postId: id }),
      title: reader.t('draft.title', { when: momentTexts(createdAt, reader, now).when }),
      text: beginning || reader.t('draft.pictures'),
    }
  })
}
