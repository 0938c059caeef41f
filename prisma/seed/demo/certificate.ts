/** Creates a certificate as a school would print it, as a PDF of one page. `lines` are its words in Latin characters,
 *  the first in the largest size. */
export function printCertificate([title, ...lines]: [string, ...string[]]): Buffer {
  const words = [
    text(title, { size: 30, y: 430 }),
    ...lines.map((line, at) => text(line, { size: 16, y: 350 - 40 * at })),
  ]
  const frame = '0.23 0.38 0.59 RG 6 w 30 30 782 535 re S 1 w 44 44 754 507 re S'
  const page = [frame, ...words].join('\n')
  return layOut([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

function text(words: string, { size, y }: { size: number; y: number }) {
  return `BT /F ${size} Tf 90 ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET`
}

/** Writes the objects one after another, followed by the table of their byte offsets. */
function layOut(objects: string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
