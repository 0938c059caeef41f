import { type Server, signIn } from './site.ts'
import { type Person, questionsOf, type Visit, visitsOf } from './visits.ts'

/** A running site, the cookies of its visitors (none for a guest), and the pages they visit. */
export type Scene = {
  server: Server
  sessions: Record<Person, string | null>
  visits: Visit[]
  /** Questions of the test that aruzhan has started. */
  questions: string[]
}

export async function prepareScene(server: Server): Promise<Scene> {
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
