/** Classifier fields that colleges with such a word in their Russian name usually teach: taught by at least a third of
 *  those that publish their specialities. Used only to suggest which colleges to ask, never as a fact about a college. */
const FIELDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/политехн|многопрофильн|индустриальн|профессионально/, ['06', '07', '10']],
  // Does not match "of information technologies" or "of design and technology", which name their subject themselves.
  [/(?<!гуманитарно-|медико-)(технич|технолог(ическ|о-))/, ['06', '07', '10']],
  [/агро|аграрн|сельскохоз/, ['07', '08', '1013']],
  [/сервис|обслуж|туризм/, ['10', '0723']],
  [/медиц|медико|сестрин/, ['091']],
  [/педагог|гуманитарн/, ['01']],
  [/строит/, ['0715', '0731', '0732']],
  [/транспорт|автомоб|железнодор|путей/, ['0713', '0714', '0716', '0732', '104']],
  [/энерг|электр/, ['0713', '0714', '0715']],
  [/нефт|газ/, ['0711', '0713', '0715', '0724']],
  [/горн|металлург/, ['0713', '0715', '0716', '0724']],
  [/машиностро/, ['0714', '0715', '0716']],
  [/информац/, ['06']],
  [/эконом|финанс|бизнес|банк|коммерч|статист/, ['04']],
  [/искусств|музык/, ['02']],
  [/моды|л[её]гкой промышл|дизайн/, ['0212', '0723']],
  [/геодез|картограф/, ['0731']],
]

/** Checks whether a college may teach one of these specialities, judged by its Russian name. */
export function mayTeach(name: string, specialities: readonly string[]): boolean {
  const fields = FIELDS.flatMap(([pattern, taught]) => (pattern.test(name.toLocaleLowerCase('ru')) ? taught : []))
  return specialities.some(code => fields.some(field => code.startsWith(field)))
}
