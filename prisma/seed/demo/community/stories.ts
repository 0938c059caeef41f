import type { Audience } from '#app/domain/feed/audience.ts'
import type { StoryGround } from '#app/domain/feed/story-grounds.ts'
import type { DrawingName } from './drawings.ts'

export type DemoStory = {
  by: string
  hoursAgo: number
  audience: Extract<Audience, 'EVERYONE' | 'ORGANIZATION'>
  /** Number of viewers, and how many of them like it. */
  seen: number
  liked: number
} & ({ text: string; ground: StoryGround } | { drawing: DrawingName; description: string })

/** Stories of the last day, by four people. */
export const stories: DemoStory[] = [
  {
    by: 'pupil18',
    hoursAgo: 5,
    audience: 'ORGANIZATION',
    drawing: 'bench',
    description: 'Үйірмедегі үстел: тақтаның алдында қызғылт сары робот тұр.',
    seen: 9,
    liked: 4,
  },
  {
    by: 'pupil18',
    hoursAgo: 4,
    audience: 'ORGANIZATION',
    text: 'Үш апта, екі жанған сым, бір көтерілген қарындаш.',
    ground: 'FIELD',
    seen: 8,
    liked: 5,
  },
  {
    by: 'pupil8',
    hoursAgo: 8,
    audience: 'ORGANIZATION',
    text: 'До премьеры четыре дня. Текст знаю, боюсь только люка.',
    ground: 'CLAY',
    seen: 7,
    liked: 2,
  },
  {
    by: 'timur',
    hoursAgo: 12,
    audience: 'EVERYONE',
    text: 'Сдал лабораторную со второго раза. Первый раз перепутал столбцы и доказал, что зимой теплее.',
    ground: 'NIGHT',
    seen: 11,
    liked: 6,
  },
  {
    by: 'expired',
    hoursAgo: 15,
    audience: 'EVERYONE',
    drawing: 'steppe',
    description: 'Кешкі дала: күн батып барады, шөптің үстінен екі құс ұшып барады.',
    seen: 10,
    liked: 5,
  },
  {
    by: 'expired',
    hoursAgo: 14,
    audience: 'EVERYONE',
    text: 'Жатақханада бүгін менің кезегім: он екі адамға қуырдақ. Тұз салдым ба деп екі рет тексердім.',
    ground: 'STEPPE',
    seen: 9,
    liked: 5,
  },
]
