import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Dialog, DialogButton, DialogClose } from './dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { HeadedSection, Row, Stack, Text } from './layout.tsx'
import { Progress } from './progress.tsx'
import { Figure } from './prose.tsx'
import { ScaleField } from './scale-field.tsx'
import { Toast } from './toast.tsx'

const agreement = ['Мүлде келіспеймін', 'Келіспеймін', 'Бірде солай, бірде олай', 'Келісемін', 'Толық келісемін']
const scale = agreement.map((label, index) => ({ value: String(index + 1), label }))

/** Samples of a test question and of all messages. */
export function MessageSections() {
  return (
    <>
      <HeadedSection id="scale-title" heading="Шкала теста">
        <Stack gap="l">
          <Stack gap="s">
            <Row between>
              <span lang="kk">Кәсіби қызығушылықтар тесті</span>
              <Figure lang="kk">
                <strong>13-сұрақ</strong>, барлығы 48
              </Figure>
            </Row>
            <Progress value={12} max={48} label="48 сұрақтың 12-сіне жауап берілді" />
          </Stack>
          <ScaleField
            id="answer"
            name="answer"
            legend={<h3 lang="kk">Маған механизмдерді бөлшектеп, олардың қалай жұмыс істейтінін түсіну ұнайды.</h3>}
            hint={<span lang="kk">Алғаш ойыңызға келген жауапты таңдаңыз.</span>}
            options={scale}
            defaultValue="4"
          />
        </Stack>
      </HeadedSection>
      <HeadedSection id="messages" heading="Сообщения">
        <Stack>
          <ErrorSummary
            title="Не получилось сохранить"
            errors={[{ id: 'year', message: 'Год рождения: введите четыре цифры' }]}
          />
          <Alert tone="good" title="Сохранено.">
            Изменения увидят все, кому вы открыли план.
          </Alert>
          <Alert tone="info" title="Приём документов — с 20 июня">
            Напомним за неделю.
          </Alert>
          <Alert tone="warn">Ответов мало: диапазоны шире, чем обычно.</Alert>
          <Toast>Шаг перенесён на 5 декабря.</Toast>
          <Row>
            <DialogButton dialog="delete-plan" kind="risk">
              Удалить план
            </DialogButton>
          </Row>
          <Dialog id="delete-plan" title="Удалить план?">
            <Stack>
              <Text>Исчезнут 14 шагов и отметки. Результаты тестов останутся.</Text>
              <Row>
                <Button type="button" kind="risk">
                  Удалить план
                </Button>
                <DialogClose dialog="delete-plan">Оставить</DialogClose>
              </Row>
            </Stack>
          </Dialog>
        </Stack>
      </HeadedSection>
    </>
  )
}
