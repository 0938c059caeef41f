import { Strategy } from 'remix-auth/strategy'

type Posted = { fields: FormData; request: Request }

/** Authentication strategy for API calls: passes the posted JSON on as form fields, as `FormStrategy` does with a form. */
export class JsonStrategy<User> extends Strategy<User, Posted> {
  name = 'json'

  async authenticate(request: Request): Promise<User> {
    return this.verify({ fields: fieldsOf(await request.json().catch(() => null)), request })
  }
}

/** Converts a JSON object to form fields, so that API calls use the same schemas as the forms. */
export function fieldsOf(body: unknown): FormData {
  const fields = new FormData()
  if (typeof body !== 'object' || body === null) return fields
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === true) fields.append(name, 'on')
      else if (typeof one === 'string' || typeof one === 'number') fields.append(name, String(one))
    }
  }
  return fields
}
