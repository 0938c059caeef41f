const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The kind of browser and system behind a User-Agent, in words a person knows their own device by: `Chrome · Windows`.
 *  Null when neither is known. Nothing finer is kept, so that the list of sessions is no fingerprint. */
export function deviceOf(userAgent: string | null): string | null {
  const start = (userAgent ?? '').slice(0, 500)
  const known = [browsers, systems].flatMap(list => list.find(([mark]) => mark.test(start))?.[1] ?? [])
  return known.length > 0 ? known.join(' · ') : null
}
