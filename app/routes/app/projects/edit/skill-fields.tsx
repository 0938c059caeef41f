import { useReplyCount } from '#app/forms/field-list.tsx'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { CutTags } from '#app/ui/cut-tags.tsx'
import { CheckboxGroup, Field } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Stack } from '#app/ui/layout.tsx'

type SkillFieldsProps = {
  form: PageForm
  most: number
  /** Display names of the skills in the vocabulary. */
  names: Record<string, string>
  /** Suggested skills related to the selected ones. */
  offered: string[]
  /** A skill was just added or removed, so the field for the next one takes the focus. */
  inHand: boolean
}

/** Selected skills with buttons to remove them, and the ways to add one: free text, the vocabulary, suggestions. */
export function SkillFields({ form, most, names, offered, inHand }: SkillFieldsProps) {
  const { t } = useTranslation('projectFields')
  const { count, reply } = form.rows('skills')
  const replies = useReplyCount(reply)
  const named = Array.from({ length: count }, (_, index) => form.row('skills', index).defaultValue ?? '')
  const { defaultValue, ...field } = form.field('newSkill')
  return (
    <GroupFrame
      id="skills"
      legend={t('skills', { count, most })}
      hint={t('skillsHint')}
      error={form.field('skills').error}
    >
      <Stack key={replies}>
        {count > 0 ? (
          <CutTags
            items={named.map(skill => ({ id: skill, title: names[skill] ?? skill }))}
            field={index => <input type="hidden" name={`skills[${index}]`} value={named[index]} />}
            cut={index => ({
              name: '__intent__',
              value: JSON.stringify({ type: 'remove', payload: { name: 'skills', index } }),
              formNoValidate: true,
            })}
            label={skill => t('skill.remove', { skill })}
          />
        ) : null}
        <Field
          {...field}
          defaultValue={defaultValue}
          label={t('newSkill')}
          hint={t('newSkillHint')}
          list="skill-names"
          autoComplete="off"
          {...(inHand && { autoFocus: true })}
        />
        <datalist id="skill-names">
          {Object.entries(names).map(([key, name]) => (named.includes(key) ? null : <option key={key} value={name} />))}
        </datalist>
        <div>
          <Button kind="second" small name="add" value="skill" formNoValidate id="skills">
            {t('newSkill.add')}
          </Button>
        </div>
        {offered.length > 0 ? (
          <CheckboxGroup
            id="offered"
            name="offered"
            legend={t('offered')}
            columns
            options={offered.map(skill => ({ value: skill, label: names[skill] ?? skill }))}
          />
        ) : null}
      </Stack>
    </GroupFrame>
  )
}
