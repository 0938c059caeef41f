import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietLink } from './button.tsx'
import * as css from './certificate-list.css.ts'
import { Small } from './prose.tsx'

export type CertificateItem = {
  id: string
  name: string
  /** The date it was added, formatted. */
  added: string
  pdf: boolean
  /** URL of the file. */
  file: string
  /** URL of the preview; null in the light version. */
  preview: string | null
  /** URL where the issuer confirms it. */
  link: string | null
  /** Address for the owner to delete it; null for other viewers. */
  remove: string | null
}

/** Certificates, each with a preview and links to its file and the issuer's confirmation. The page adds `files` to its
 *  catalogues. */
export function CertificateList({
  items,
  heading: Heading = 'h3',
}: {
  items: CertificateItem[]
  heading?: 'h2' | 'h3'
}) {
  return (
    <ul className={css.certificates}>
      {items.map(item => (
        <li className={css.certificate} key={item.id}>
          <Sheet {...item} />
          <div className={css.words}>
            <Heading className={css.name}>{item.name}</Heading>
            <Links {...item} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Sheet({ preview, pdf }: CertificateItem) {
  return (
    <div className={css.sheet} aria-hidden="true">
      {preview ? (
        <img className={css.preview} src={preview} alt="" width="128" height="96" loading="lazy" decoding="async" />
      ) : (
        (pdf && 'PDF') || 'WebP'
      )}
    </div>
  )
}

function Links({ name, added, pdf, file, link, remove }: CertificateItem) {
  const { t } = useTranslation('files')
  const open = t(pdf ? 'certificate.pdf' : 'certificate.picture')
  return (
    <>
      <Small>{t('certificate.added', { date: added })}</Small>
      <div className={css.links}>
        <QuietLink to={file} reload aria-label={`${open}: ${name}`}>
          {open}
        </QuietLink>
        {link ? (
          <QuietLink to={link} rel="nofollow noopener noreferrer ugc" aria-label={`${t('certificate.check')}: ${name}`}>
            {t('certificate.check')}
          </QuietLink>
        ) : null}
        {remove ? (
          <QuietLink to={remove} risk aria-label={`${t('certificate.delete')}: ${name}`}>
            {t('certificate.delete')}
          </QuietLink>
        ) : null}
      </div>
    </>
  )
}
