// What the SQLite driver is compiled with on Node 24 and newer, in place of Node's own node_object_wrap.h. Since 24.19 that one
// asks for the environment of a thread whenever an object is thrown away; there is none while a process ends, or while garbage is
// collected between two events, and Node then aborts. The driver closes its databases by a hook of its own, and needs of the
// class no more than stands here (sqlite-driver.mjs).
#ifndef SRC_NODE_OBJECT_WRAP_H_
#define SRC_NODE_OBJECT_WRAP_H_

#include <v8.h>

namespace node {

/** Ties an object of C++ to one of JavaScript: when nobody has the second any more, the first goes too. */
class ObjectWrap {
 public:
  ObjectWrap() = default;
  ObjectWrap(const ObjectWrap&) = delete;
  ObjectWrap& operator=(const ObjectWrap&) = delete;
  virtual ~ObjectWrap() { tie_.Reset(); }

  template <class T>
  static T* Unwrap(v8::Local<v8::Object> object) {
    return static_cast<T*>(static_cast<ObjectWrap*>(object->GetAlignedPointerFromInternalField(0)));
  }

 protected:
  void Wrap(v8::Local<v8::Object> object) {
    object->SetAlignedPointerInInternalField(0, this);
    tie_.Reset(v8::Isolate::GetCurrent(), object);
    tie_.SetWeak(this, LetGo, v8::WeakCallbackType::kParameter);
  }

 private:
  static void LetGo(const v8::WeakCallbackInfo<ObjectWrap>& info) { delete info.GetParameter(); }

  v8::Global<v8::Object> tie_;
};

}  // namespace node

#endif
