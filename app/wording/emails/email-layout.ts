import { brand, type Language } from '#app/i18n/config.ts'

/** What an email says, in the order it is read. Every text may hold what a person typed. */
export type EmailParts = {
  language: Language
  subject: string
  greeting?: string
  paragraphs: string[]
  /** Short answers beside their questions. */
  facts?: { term: string; text: string }[]
  /** The one thing to do, and its address, which is also shown. */
  action?: { label: string; url: string }
  notes?: string[]
  /** How to receive no more of such emails. */
  end?: { label: string; url: string }
  /** The sender, under a rule. */
  foot: string
}

/** The email as mail carries it: plain text, and the same as markup. One column without pictures; colours only where
 *  they are read on light and on dark alike; styles in place, for that is what mail programs keep. */
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
// The scale bar of the site; it is seen on paper and in the dark.
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
