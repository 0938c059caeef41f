/** Response that downloads a workbook. `name` must be ASCII. */
export function sheetAnswer(name: string, content: Uint8Array<ArrayBuffer>) {
  return new Response(content, {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
