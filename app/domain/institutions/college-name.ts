/** What colleges of a name like this mostly teach, by the fields of the state classifier: what a third of those do whose
 *  specialities are published. It says whom to ask, never what is taught. */
const FIELDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/политехн|многопрофильн|индустриальн|профессионально/, ['06', '07', '10']],
  // Not "of information technologies" or "of design and technology": those say themselves what of.
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

/** Whether a college may teach one of these specialities, as its Russian name goes. */
export function mayTeach(name: string, specialities: readonly string[]): boolean {
  const fields = FIELDS.flatMap(([said, taught]) => (said.test(name.toLocaleLowerCase('ru')) ? taught : []))
  return specialities.some(code => fields.some(field => code.startsWith(field)))
}
