// Our ETag has two halves: what the page says, and the state of the site it was made in. The second half answers before
// rendering; the first saves the line when something changed that this page does not show.

export function etagOf(content: string, version: string | undefined) {
  return `W/"${content}.${version ?? ''}"`
}

export function contentIn(etag: string) {
  return halves(etag)?.content
}

export function versionIn(etag: string) {
  return halves(etag)?.version
}

function halves(etag: string) {
  return /^W\/"(?<content>[\w-]+)\.(?<version>[\w-]+)"$/.exec(etag)?.groups
}
