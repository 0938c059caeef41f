import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express, Request, Response } from 'express'

/** Returns the classes of which Node creates requests and responses, so that they have Express's prototypes from the
 *  start. Express otherwise changes the prototype of each object after its creation. V8 then gives every request a
 *  hidden class of its own, and property lookups in Node, Express and our middleware are never optimised. */
export function expressClasses(app: Express) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  Object.setPrototypeOf(ExpressRequest.prototype, app.request)
  Object.setPrototypeOf(ExpressResponse.prototype, app.response)
  // Express sets these prototypes again for each request, which now changes nothing.
  app.request = ExpressRequest.prototype as Request
  app.response = ExpressResponse.prototype as unknown as Response
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse }
}
