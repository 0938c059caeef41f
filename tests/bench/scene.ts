import { type Server, signIn } from './site.ts'
import { type Person, questionsOf, type Visit, visitsOf } from './visits.ts'

/** A running site, the people who visit it with their cookies (a guest has none), and where they go. */
export type Scene = {
  server: Server
  sessions: Record<Person, string | null>
  visits: Visit[]
  /** The questions of the test that aruzhan has begun. */
  questions: string[]
}

export async function setScene(server: Server): Promise<Scene> {
  return {
    server,
    sessions: {
      guest: null,
      newcomer: await signIn(server.url, 'newcomer'),
      aruzhan: await signIn(server.url, 'aruzhan'),
      dana: await signIn(server.url, 'dana'),
      orgadmin: await signIn(server.url, 'orgadmin'),
      superadmin: await signIn(server.url, 'superadmin'),
    },
    visits: await visitsOf(),
    questions: await questionsOf('interests'),
  }
}
