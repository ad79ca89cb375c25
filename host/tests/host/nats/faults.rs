//! Hosts, NATS and messages that get lost, and rooms that two hosts have.

use rooms::{Notice, Refusal, Request, Secret};

use super::{Friends, Nats, Program, enter_at_last, host, open_anew};
use crate::{ROOM, Running, within};

#[tokio::test]
async fn when_the_owner_is_killed_all_meet_at_another_host() {
    let nats = Nats::start().await;
    let mut owner = Program::start("owner", &nats);
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut friends = Friends::meet(&owner, &here).await;
    friends.talk().await;
    owner.kill();
    friends.guest.is_lost().await;
    assert_eq!(friends.table.closed().await, None);
    friends.table = open_anew(&there).await;
    friends.guest = here.member(1).await;
    friends.table.hears(Notice::Came(1)).await;
    friends.talk().await;
    assert_eq!(here.health().await["nats"]["lost"], 1);
}

/// NATS does not notice that, and the machine may even come back.
#[tokio::test]
#[cfg(unix)]
async fn an_owner_that_falls_silent_is_given_up_and_gives_its_room_up_later() {
    let nats = Nats::start().await;
    let owner = Program::start("silent", &nats);
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut friends = Friends::meet(&owner, &here).await;
    owner.signal("-STOP");
    friends.guest.is_lost().await;
    let mut table = open_anew(&there).await;
    owner.signal("-CONT");
    // Of the same table's two rooms the later one is valid.
    owner.until("/rooms", 0).await;
    friends.table.is_lost().await;
    assert_eq!(owner.health().await["nats"]["yielded"], 1);
    let mut guest = owner.member(1).await;
    table.hears(Notice::Came(1)).await;
    guest.send(Request::Say(b"found")).await;
    table.hears(Notice::Said(1, b"found")).await;
}

#[tokio::test]
async fn when_a_forwarder_is_killed_its_members_have_left() {
    let nats = Nats::start().await;
    let here = host(&nats).await;
    let mut forwarder = Program::start("forwarder", &nats);
    let mut friends = Friends::meet(&here, &forwarder).await;
    friends.talk().await;
    forwarder.kill();
    friends.table.hears(Notice::Left(1)).await;
    here.until("/nats/taken_on", 0).await;
    here.until("/connections", 1).await;
}

#[tokio::test]
async fn while_nats_is_away_each_host_goes_on_by_itself() {
    let mut nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut friends = Friends::meet(&here, &there).await;
    let mut near = here.member(2).await;
    friends.table.hears(Notice::Came(2)).await;
    nats.kill();
    friends.guest.is_lost().await;
    friends.table.hears(Notice::Left(1)).await;
    near.send(Request::Say(b"still here")).await;
    friends.table.hears(Notice::Said(2, b"still here")).await;
    there.until_connected(false).await;
    let mut far = there.connect(ROOM).await;
    far.send(Request::Enter).await;
    far.is_refused(Refusal::NoRoom).await;
    nats.restart().await;
    here.until_connected(true).await;
    there.until_connected(true).await;
    friends.guest = enter_at_last(&there, 3).await;
    friends.table.hears(Notice::Came(3)).await;
    friends.number = 3;
    friends.talk().await;
    near.send(Request::Say(b"and here")).await;
    friends.table.hears(Notice::Said(2, b"and here")).await;
}

#[tokio::test]
async fn of_two_hosts_that_opened_a_room_while_apart_one_gives_it_up() {
    let mut nats = Nats::none(&[]);
    let (here, there) = (host(&nats).await, host(&nats).await);
    // They serve without it.
    assert_eq!(here.health().await["nats"]["connected"], false);
    let mut first = here.table().await;
    // Another table, by chance with the same code, later.
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    let mut second = there.connect(ROOM).await;
    second.send(Request::Open(Secret([8; 32]).proof())).await;
    second.hears(Notice::Opened(vec![])).await;
    nats.restart().await;
    second.is_lost().await;
    let mut second = there.connect(ROOM).await;
    second.send(Request::Return(Secret([8; 32]))).await;
    second.is_refused(Refusal::WrongSecret).await;
    let mut guest = there.member(1).await;
    first.hears(Notice::Came(1)).await;
    guest.send(Request::Say(b"up")).await;
    first.hears(Notice::Said(1, b"up")).await;
}

#[tokio::test]
async fn rooms_opened_on_two_hosts_at_the_same_moment_are_soon_on_one() {
    let nats = Nats::start().await;
    let (here, there) = (host(&nats).await, host(&nats).await);
    let mut tables = Vec::new();
    for number in 0..10 {
        let code = rooms::Code::from_random(number).to_string();
        let mut one = here.connect(&code).await;
        let mut two = there.connect(&code).await;
        let open = |secret| Request::Open(Secret([secret; 32]).proof());
        tokio::join!(one.send(open(1)), two.send(open(2)));
        // Each table learns that it has the room, or that another one has.
        one.frame().await;
        two.frame().await;
        tables.push((one, two));
    }
    within(async {
        while rooms_of(&here).await + rooms_of(&there).await > 10 {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    })
    .await;
    assert_eq!(rooms_of(&here).await + rooms_of(&there).await, 10);
    for number in 0..10 {
        let code = rooms::Code::from_random(number).to_string();
        for host in [&here, &there] {
            let mut guest = host.connect(&code).await;
            guest.send(Request::Enter).await;
            let came = guest.frame().await;
            let came = Notice::read(&came);
            assert!(
                matches!(came, Ok(Notice::Entered { table: true, .. })),
                "{came:?}"
            );
        }
    }
}

async fn rooms_of(host: &Running) -> u64 {
    host.health().await["rooms"].as_u64().expect("a number")
}
