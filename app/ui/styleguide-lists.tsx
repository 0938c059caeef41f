import { Badge } from './badge.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Card, EmptyState, Note } from './card.tsx'
import { Entries, Entry } from './entries.tsx'
import { Facts } from './facts.tsx'
import { HeadedSection, Split, Text } from './layout.tsx'
import { Small } from './prose.tsx'

/** Samples of lists, cards and empty states. */
export function ListSections() {
  return (
    <>
      <HeadedSection id="lists" heading="Списки">
        <Entries>
          <Entry
            side={
              <>
                <p>
                  <Badge shape="half">Начат</Badge>
                </p>
                <Button type="button" forward>
                  Продолжить
                </Button>
              </>
            }
          >
            <h3>Ценности в работе</h3>
            <Text>Что для вас важнее: свобода, доход, польза людям или ясные правила.</Text>
            <Small>30 вопросов, осталось примерно 5 минут</Small>
          </Entry>
          <Entry side={<ButtonLink to="#lists">Начать</ButtonLink>}>
            <h3>Личностные черты</h3>
            <Text>Пять устойчивых черт характера.</Text>
          </Entry>
        </Entries>
      </HeadedSection>
      <Entries numbered>
        <Entry>
          <h3>
            <a href="#lists">Специалист по геоинформационным системам</a>
          </h3>
          <Facts
            items={[
              { term: 'Почему', text: 'География и информатика — ваши самые близкие предметы.' },
              { term: 'Что может не подойти', text: 'Почти весь день за экраном.' },
              { term: 'Чем отличается', text: 'От аналитика данных — у каждой цифры есть место на карте.' },
            ]}
          />
        </Entry>
        <Entry>
          <h3>
            <a href="#lists">Микробиолог</a>
          </h3>
          <Facts items={[{ term: 'Почему', text: 'Опыты и наблюдения: чистое исследование.' }]} />
        </Entry>
      </Entries>
      <Split
        main={
          <EmptyState
            title="Әзірге жоспар жоқ"
            lang="kk"
            action={
              <ButtonLink to="#lists" kind="second">
                Мамандық таңдау
              </ButtonLink>
            }
          >
            Алдымен бір мамандық таңдаңыз: қадамдар мен мерзімдерді соған қарап ұсынамыз.
          </EmptyState>
        }
        aside={
          <Note title="Откуда данные">
            Проходные баллы — из опубликованных итогов конкурса на гранты. У каждой цифры есть год и ссылка.
          </Note>
        }
      />
      <Card aria-labelledby="card-title">
        <h3 id="card-title">Мадина Оспанова</h3>
        <Text>Вчера была на экскурсии на гидропосту. Уровень реки до сих пор меряют рейкой.</Text>
      </Card>
    </>
  )
}
