import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express, Request, Response } from 'express'

/** The classes Node is to make requests and answers of, so that they are Express's from the beginning. Express gives each of
 *  them its methods by changing its prototype after it was made. V8 then knows no two of them as alike: it makes a hidden class
 *  anew for every property they get, and looks up each property of theirs as if it saw it for the first time, in Node, in
 *  Express and in our middleware. Setting the prototype they already have changes nothing. */
export function shapesOf(app: Express) {
  class Asked extends IncomingMessage {}
  class Answered extends ServerResponse {}
  Object.setPrototypeOf(Asked.prototype, app.request)
  Object.setPrototypeOf(Answered.prototype, app.response)
  app.request = Asked.prototype as Request
  app.response = Answered.prototype as unknown as Response
  return { IncomingMessage: Asked, ServerResponse: Answered }
}
