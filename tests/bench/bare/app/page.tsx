import { useContext } from 'react'
import { elementOf, MarkupContext } from './markup.ts'

export default function BarePage() {
  return <>{useContext(MarkupContext).body.map(elementOf)}</>
}
