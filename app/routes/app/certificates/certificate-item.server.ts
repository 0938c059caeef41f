import type { Certificate } from '#app/domain/certificates/certificates.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pathOf } from '#app/paths.ts'
import type { CertificateItem } from '#app/ui/certificate-list.tsx'

/** Converts a certificate to an item of a list: without preview in the lite version, with a delete link for its owner. */
export function certificateItem(
  { id, name, link, pdf, fileId, addedAt }: Certificate,
  { language, lite, own }: { language: Language; lite: boolean; own: boolean },
): CertificateItem {
  return {
    id,
    name,
    link,
    pdf,
    added: dateText(addedAt.toISOString(), language) ?? '',
    file: pathOf('file', { fileId, variant: 'main' }),
    preview: lite ? null : pathOf('file', { fileId, variant: 'preview' }),
    remove: own ? pathOf('deleteCertificate', { certificateId: id }) : null,
  }
}
