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

/** Returns the browser and operating system of a User-Agent, such as `Chrome · Windows`, so that people recognise their
 *  own devices. Null when neither is known. No details are kept, so that the list of sessions cannot serve as a
 *  fingerprint. */
export function deviceOf(userAgent: string | null): string | null {
  const start = (userAgent ?? '').slice(0, 500)
  const known = [browsers, systems].flatMap(list => list.find(([mark]) => mark.test(start))?.[1] ?? [])
  return known.length > 0 ? known.join(' · ') : null
}
