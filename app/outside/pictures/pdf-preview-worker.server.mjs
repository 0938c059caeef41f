// Draws the first page of a PDF in a separate thread that is discarded afterwards, so that the effects of a hostile
// file end with it. Plain JavaScript, because without a build the thread starts from this file.
import { parentPort, workerData } from 'node:worker_threads'

const MEMORY_MB = 384
const PAGES_A_MB = 16

// The thread's resource limits do not cover WebAssembly memory. Growing beyond this limit fails like out-of-memory.
const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength / 65_536 + pages > MEMORY_MB * PAGES_A_MB) throw new RangeError('Enough')
  return grow.call(this, pages)
}

const { bytes, width } = workerData

try {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium')
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const ratio = originalHeight / originalWidth
  if (!(ratio > 0.05 && ratio < 20)) throw new RangeError('No page has this form')
  const drawn = await page.render({ width, height: Math.max(1, Math.round(width * ratio)), render: 'bitmap' })
  parentPort.postMessage({ width: drawn.width, height: drawn.height, pixels: Uint8Array.from(drawn.data) })
} catch (error) {
  parentPort.postMessage({ refused: /password|security/i.test(String(error?.message)) ? 'encrypted' : 'broken' })
}
