import { Graphic } from './axis.tsx'
import * as css from './people.css.ts'

/** Three people on one line: those who walk the same road. */
export function People({ label }: { label: string }) {
  return (
    <Graphic height={30} label={label}>
      <line className={css.road} x1="12%" x2="88%" y1="15" y2="15" />
      {['12%', '50%', '88%'].map(x => (
        <circle className={css.person} key={x} cx={x} cy="15" r="9" />
      ))}
    </Graphic>
  )
}
