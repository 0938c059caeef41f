import { PaperSheet } from '#app/ui/paper.tsx'
import type { PortfolioTexts } from '#app/wording/portfolio/portfolio-texts.server.ts'
import { FirstSheet } from './first-sheet.tsx'
import { SecondSheet } from './second-sheet.tsx'

/** Printable pages of a portfolio, the same for its owner and for readers of a private link. */
export function PortfolioSheets({ portfolio }: { portfolio: PortfolioTexts }) {
  const { roomy } = portfolio
  const [first, second] = portfolio.feet
  return (
    <article aria-labelledby="person">
      <PaperSheet foot={first!} roomy={roomy}>
        <FirstSheet portfolio={portfolio} />
      </PaperSheet>
      {second ? (
        <PaperSheet foot={second} roomy={roomy}>
          <SecondSheet portfolio={portfolio} />
        </PaperSheet>
      ) : null}
    </article>
  )
}
