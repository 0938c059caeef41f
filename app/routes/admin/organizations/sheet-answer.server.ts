/** A workbook to keep; `name` is in plain letters. */
export function sheetAnswer(name: string, content: Uint8Array<ArrayBuffer>) {
  return new Response(content, {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
