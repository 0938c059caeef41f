import { brand, type Language } from '#app/i18n/config.ts'

/** Parts of an email, in reading order. Every text may contain user input, so it is escaped. */
export type EmailParts = {
  language: Language
  subject: string
  greeting?: string
  paragraphs: string[]
  /** Pairs of a term and a short text. */
  facts?: { term: string; text: string }[]
  /** The main action and its URL, which is also shown as text. */
  action?: { label: string; url: string }
  notes?: string[]
  /** How to unsubscribe. */
  end?: { label: string; url: string }
  /** The sender, below a rule. */
  foot: string
}

/** Lays out an email as plain text and as HTML. One column, no pictures; colours that are readable on light and dark
 *  backgrounds; inline styles, because mail programs drop others. */
export function layOut(email: EmailParts): { text: string; html: string } {
  return { text: asText(email), html: asHtml(email) }
}

function asText({ greeting, paragraphs, facts = [], action, notes = [], end, foot }: EmailParts) {
  const answers = facts.map(({ term, text }) => `${term}: ${text.replace(/\r?\n/g, '\n  ')}`)
  return [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(answers.length > 0 ? [answers.join('\n')] : []),
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...notes,
    ...(end ? [`${end.label}\n${end.url}`] : []),
    `-- \n${foot}`,
  ].join('\n\n')
}

const sans = "font:17px/1.55 -apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif"
const serif = "font:bold 26px/1.2 'Noto Serif','PT Serif',Cambria,'DejaVu Serif',serif"
const small = 'font-size:14px;line-height:1.45'
const lake = '#005a70'
// The scale bar of the site, in colours that are visible in print and in dark mode.
const bar =
  'height:6px;border:1px solid #5b939e;background:repeating-linear-gradient(90deg,#5b939e 0 12.5%,transparent 12.5% 25%)'
const button = `display:inline-block;padding:13px 22px;border:2px solid #7fcbdb;border-radius:3px;background:${lake};color:#ffffff;font-weight:600;text-decoration:none`

function asHtml({ language, subject, greeting, paragraphs, facts = [], action, notes = [], end, foot }: EmailParts) {
  const paragraph = (text: string, style = 'margin:0 0 16px') => `<p style="${style}">${escapeHtml(text)}</p>`
  const body = [
    `<p style="margin:0 0 10px;font-weight:600">${escapeHtml(brand[language])}</p>`,
    `<div style="${bar}"></div>`,
    `<h1 style="margin:24px 0 16px;${serif}">${escapeHtml(subject)}</h1>`,
    ...[...(greeting ? [greeting] : []), ...paragraphs].map(text => paragraph(text)),
    ...(facts.length > 0 ? [`<dl style="margin:0 0 24px">${facts.map(answer).join('')}</dl>`] : []),
    ...(action
      ? [
          `<p style="margin:24px 0 12px"><a href="${escapeHtml(action.url)}" style="${button}">${escapeHtml(action.label)}</a></p>`,
          paragraph(action.url, `margin:0 0 24px;${small};word-break:break-all`),
        ]
      : []),
    ...notes.map(text => paragraph(text)),
    ...(end ? [`<p style="margin:0;${small}"><a href="${escapeHtml(end.url)}">${escapeHtml(end.label)}</a></p>`] : []),
    paragraph(foot, `margin:28px 0 0;padding-top:12px;border-top:1px solid #8a9a9a;${small}`),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px">
<div lang="${language}" style="max-width:600px;margin:0 auto;overflow-wrap:anywhere;${sans}">
${body.join('\n')}
</div>
</body>
</html>
`
}

function answer({ term, text }: { term: string; text: string }) {
  return `<dt style="font-weight:600">${escapeHtml(term)}</dt><dd style="margin:0 0 10px;white-space:pre-line">${escapeHtml(text)}</dd>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, sign => entities[sign]!)
}
