import { isAdvisorAvailable } from '#app/outside/advisor/advisor.server.ts'

/** Whether a model outside could put an analysis into words here, if the person agrees. */
export function isAdvised() {
  return isAdvisorAvailable()
}
