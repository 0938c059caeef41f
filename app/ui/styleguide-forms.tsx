import { Button, ButtonLink, QuietButton, QuietLink } from './button.tsx'
import { Checkbox, CheckboxGroup, Field, RadioGroup, Select, TextArea } from './field.tsx'
import { Columns, HeadedSection, Panel, Row, Stack } from './layout.tsx'

/** Samples of buttons and fields. */
export function FormSections() {
  return (
    <>
      <HeadedSection id="buttons" heading="Кнопки и ссылки">
        <Stack>
          <Row>
            <Button type="button" forward>
              Главное действие
            </Button>
            <Button type="button" kind="second">
              Второе действие
            </Button>
            <Button type="button" kind="risk">
              Удалить план
            </Button>
            <Button type="button" disabled>
              Пока недоступно
            </Button>
          </Row>
          <Row>
            <ButtonLink to="#buttons" small>
              Малая
            </ButtonLink>
            <ButtonLink to="#buttons" kind="second" small>
              Малая вторая
            </ButtonLink>
            <QuietLink to="#buttons">Тихая ссылка</QuietLink>
            <QuietLink to="#buttons" back lang="kk">
              Артқа
            </QuietLink>
            <QuietButton type="button" risk>
              Тихое удаление
            </QuietButton>
          </Row>
          <p>
            Ссылка в тексте: <a href="#buttons">о методике расчёта</a>.
          </p>
        </Stack>
      </HeadedSection>
      <HeadedSection id="fields" heading="Поля">
        <Stack gap="l">
          <Columns>
            <Field id="given" name="given" label="Имя" hint="Как в школьном журнале" autoComplete="given-name" />
            <Field id="birth" name="birth" label="Дата рождения" type="date" optional />
            <Select
              id="study"
              name="study"
              label={<span lang="kk">Оқу тілі</span>}
              hint={<span lang="kk">Кейін өзгертуге болады</span>}
              placeholder="—"
              options={[
                { value: 'kk', label: 'Қазақша' },
                { label: 'Басқа', options: [{ value: 'ru', label: 'Русский' }] },
              ]}
            />
          </Columns>
          <Field
            id="year"
            name="year"
            label="Год рождения"
            error="Введите четыре цифры, например 2010"
            defaultValue="10"
            inputMode="numeric"
          />
          <Columns>
            <RadioGroup
              id="place"
              name="place"
              legend="Где учитесь"
              defaultValue="school"
              options={[
                { value: 'school', label: 'Школа' },
                { value: 'college', label: 'Колледж' },
                { value: 'university', label: 'Университет' },
              ]}
            />
            <CheckboxGroup
              id="remind"
              name="remind"
              legend="О чём напоминать"
              error="Выберите хотя бы одно"
              hint="Письмом, не чаще раза в неделю"
              defaultValues={['plan']}
              options={[
                { value: 'plan', label: 'Сроки из плана' },
                { value: 'feed', label: 'Ответы в ленте' },
              ]}
            />
          </Columns>
          <Checkbox id="terms" name="terms" label="Согласен с условиями" error="Отметьте согласие, чтобы продолжить" />
          <Panel>
            <TextArea id="post" name="post" label="Что нового на вашем пути?" hint="До 1000 знаков" maxLength={1000} />
          </Panel>
        </Stack>
      </HeadedSection>
    </>
  )
}
