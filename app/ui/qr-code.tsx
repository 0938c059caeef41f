import * as css from './qr-code.css.ts'

export type QrCodeShape = { size: number; path: string }

export function QrCode({ code: { size, path }, label }: { code: QrCodeShape; label: string }) {
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
